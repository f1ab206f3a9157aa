import { styled, type StyledComponent } from 'styled-components';

/** Room of the chart, so that nothing moves when it comes. */
export const ChartRoom: StyledComponent<'div'> = styled.div`
  min-height: 268px;
`;
