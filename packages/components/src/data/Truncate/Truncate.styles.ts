import { styled } from 'styled-components';
import { ellipsis } from '../../styles/text';

export const Root = styled.span`
  display: inline-flex;
  min-width: 0;
  max-width: 100%;
  vertical-align: bottom;
  &[data-whole] { display: inline; }
  &[data-whole] > span { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

export const Head = styled.span`
  min-width: 0;
  white-space: pre;
  ${ellipsis}
`;

export const Tail = styled.span`
  flex: none;
  white-space: pre;
`;
