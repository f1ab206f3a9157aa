import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, size, space } = vars;

export const Page = styled.div`
  max-width: calc(${size.frame.store} + 2 * ${size.frame.gutter});
  margin: 0 auto;
  padding: ${space[24]} ${size.frame.gutter} ${space[48]};
  ${media.belowSm} { padding: ${space[16]} ${size.frame.gutterSmall} ${space[32]}; }
`;

/** A measure that reads well. */
export const Text = styled.article`
  max-width: 760px;
  margin: 0 auto;
  padding: ${space[16]} 0;
  h1 { ${text('page')} color: ${color.text.strong}; overflow-wrap: anywhere; }
`;

export const Affected = styled.div`
  margin-bottom: ${space[24]};
  ul { margin: ${space[4]} 0 0; padding-left: ${space[16]}; }
  a { overflow-wrap: anywhere; }
`;

export const Neighbours = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
  max-width: 760px;
  margin: ${space[24]} auto 0;
  padding-top: ${space[16]};
  border-top: ${border.width.default} solid ${color.border.soft};
  ${media.belowSm} { grid-template-columns: minmax(0, 1fr); }
`;

export const Neighbour = styled.p`
  ${text('dense', color.text.secondary)}
  overflow-wrap: anywhere;
  &[data-side='next'] { text-align: right; }
  a { display: block; }
  ${media.belowSm} { &[data-side='next'] { text-align: left; } }
`;
