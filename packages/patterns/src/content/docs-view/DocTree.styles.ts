import { bareList, focusOutline, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled, type StyledComponent } from 'styled-components';

const { border, color, radius, size, space } = vars;

/** The frame of a public page about documents. */
export const Page: StyledComponent<'div'> = styled.div`
  max-width: calc(${size.frame.store} + 2 * ${size.frame.gutter});
  margin: 0 auto;
  padding: ${space[24]} ${size.frame.gutter} ${space[48]};
  > [data-component='Breadcrumb'] { margin-bottom: ${space[12]}; }
  ${media.belowSm} { padding: ${space[16]} ${size.frame.gutterSmall} ${space[32]}; }
`;

export const Columns: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  gap: ${space[24]};
  align-items: start;
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;

export const Tree = styled.nav`
  position: sticky;
  top: calc(${size.frame.bar} + ${space[16]});
  max-height: calc(100vh - ${size.frame.bar} - 2 * ${space[16]});
  overflow-y: auto;
  display: grid;
  gap: ${space[16]};
  ${text('dense')}
  h2 { ${text('group')} margin-bottom: ${space[4]}; color: ${color.text.tertiary}; }
  ul { ${bareList} }
  ${media.belowMd} { display: none; }
`;

export const TreeLink = styled.a`
  display: block;
  padding: ${space[6]} ${space[12]};
  border-radius: ${radius.sm};
  color: ${color.text.body};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover { background: ${color.surface.hover}; text-decoration: none; }
  &[aria-current] { background: ${color.surface.selected}; color: ${color.text.action}; font-weight: ${vars.font.weight.semibold}; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
`;
