import { cardSurface, ellipsis, focusOutline, media, row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, space } = vars;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  align-items: start;
  gap: ${space[16]};
  ${media.belowLg} { grid-template-columns: minmax(0, 1fr); }
`;

/** Beside the list on wide screens; the filters of small ones hold the choice. */
export const Accounts = styled.nav`
  ${cardSurface}
  overflow: clip;
  > ul { max-height: 640px; overflow-y: auto; }
  ${media.belowLg} {
    > ul { display: flex; overflow-x: auto; }
    li { display: grid; flex: none; width: 180px; }
  }
  ${media.belowSm} { display: none; }
  > [data-component='Alert'], > [role='status'] { margin: ${space[12]}; }
`;

export const Account = styled.button`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  width: 100%;
  padding: ${space[10]} ${space[14]};
  border: 0;
  border-left: 3px solid transparent;
  background: none;
  text-align: left;
  ${text('line', color.text.secondary)}
  cursor: pointer;
  strong { color: ${color.text.strong}; ${text('body')} font-weight: ${font.weight.medium}; ${ellipsis} }
  > span { ${ellipsis} }
  &:hover { background: ${color.surface.hover}; }
  &[aria-current] { border-left-color: ${color.action.default}; background: ${color.action.subtle}; }
  &:focus-visible { ${focusOutline} outline-offset: -2px; }
`;

export const NameLine = styled.span`
  ${row}
  gap: ${space[6]};
  > strong { min-width: 0; }
  > [data-component='Tag'] { flex: none; }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  ${media.belowSm} { gap: 0; }
`;

export const Controls = styled.div`
  display: flex;
  gap: ${space[8]};
  > [data-part='type'] { width: 112px; }
  > [data-part='search'] { width: 200px; }
`;
