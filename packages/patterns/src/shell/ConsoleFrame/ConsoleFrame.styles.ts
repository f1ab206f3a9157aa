import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, size, space } = vars;
const height = `calc(100vh - ${size.frame.bar})`;

export const Root = styled.div`
  display: flex;
  min-height: ${height};
`;

/** Stays while the page scrolls; long navigations scroll by themselves. */
export const Side = styled.div`
  position: sticky;
  top: ${size.frame.bar};
  flex: none;
  align-self: flex-start;
  height: ${height};
  > nav { height: 100%; }
  ${media.belowSm} { display: none; }
`;

export const Pending = styled.div`
  width: ${size.frame.side};
  height: 100%;
  padding: ${space[24]} ${space[20]};
  border-right: ${border.width.default} solid ${color.border.default};
  background: ${color.surface.card};
  ${media.belowLg} { width: ${size.frame.sideCollapsed}; padding: ${space[24]} ${space[12]}; }
`;

export const Content = styled.main`
  flex: 1;
  min-width: 0;
  max-width: ${size.frame.console};
  margin: 0 auto;
  padding: ${space[20]} ${size.frame.gutter} ${space[40]};
  outline: none;
  ${media.belowSm} { padding: ${space[16]} ${size.frame.gutterSmall} ${space[40]}; }
`;
