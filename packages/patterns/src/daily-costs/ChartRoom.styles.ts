import { styled } from 'styled-components';

/** Room of the chart, so that nothing moves when it comes. */
export const ChartRoom = styled.div`
  min-height: 268px;
`;
