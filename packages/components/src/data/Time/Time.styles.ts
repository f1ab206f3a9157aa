import { styled } from 'styled-components';

export const Root = styled.time`
  white-space: nowrap;
`;
