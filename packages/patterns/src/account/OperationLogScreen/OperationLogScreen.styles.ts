import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const SearchBox = styled.div`
  width: 200px;
`;

export const Choice = styled.div`
  width: 136px;
`;

/** What does not fit beside the rest, under it. */
export const Under = styled.span`
  display: block;
  margin-top: ${space[2]};
  overflow-wrap: anywhere;
  ${text('dense', color.text.secondary)}
`;

export const Subject = styled.span`
  overflow-wrap: anywhere;
  color: ${color.text.strong};
  ${media.belowSm} { text-align: end; }
`;
