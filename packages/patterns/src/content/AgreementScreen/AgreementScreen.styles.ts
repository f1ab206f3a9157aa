import { bareList, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, size, space } = vars;

export const Page = styled.div`
  max-width: calc(${size.frame.store} + 2 * ${size.frame.gutter});
  margin: 0 auto;
  padding: ${space[24]} ${size.frame.gutter} ${space[48]};
  ${media.belowSm} { padding: ${space[16]} ${size.frame.gutterSmall} ${space[32]}; }
  &[data-framed] { max-width: none; padding: 0; }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 760px) 220px;
  justify-content: space-between;
  gap: ${space[32]};
  align-items: start;
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
  @media print { display: block; }
`;

export const Aside = styled.aside`
  position: sticky;
  top: calc(${size.frame.bar} + ${space[16]});
  display: grid;
  gap: ${space[24]};
  ${media.belowMd} { position: static; order: -1; }
  @media print { display: none; }
`;

export const Versions = styled.nav`
  padding-top: ${space[16]};
  border-top: ${border.width.default} solid ${color.border.soft};
  ${text('dense')}
  h2 { ${text('group')} margin-bottom: ${space[8]}; }
  ul { ${bareList} }
  li + li { margin-top: ${space[4]}; }
`;

export const Foot = styled.div`
  margin-top: ${space[24]};
  padding-top: ${space[16]};
  border-top: ${border.width.default} solid ${color.border.soft};
  @media print { display: none; }
`;
