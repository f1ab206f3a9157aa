import { cardSurface, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, radius, size, space } = vars;

/** The button that pays, and the same room over and under it. */
const footRoom = `${size.control.xl} + 2 * ${space[12]}`;

/** As high as the window lets it, so that what is paid and the button are in sight on a laptop too, also under the title of a page that is not scrolled yet; in a window lower than any laptop's it takes its whole height. */
export const Order = styled.div`
  display: flex;
  flex-direction: column;
  max-height: max(480px, calc(100vh - ${size.frame.bar} - ${space[16]} - ${space[40]}));
  ${media.belowMd} { display: block; max-height: none; }
`;

/**
 * What does not fit scrolls inside; the sum and the button stay at its foot, and what stands in the way at its head. They are drawn over what
 * scrolls, out to its sides: rules there reach the edge. The focus scrolls a line from behind them, and nothing for the button. Below md the panel is part of the page.
 */
export const Panel = styled.section`
  ${cardSurface}
  min-height: 0;
  overflow-y: auto;
  scroll-padding-bottom: calc(2 * (${footRoom}));
  scrollbar-width: thin;
  [data-part='total'], [data-part='action'] {
    position: sticky;
    background: ${color.surface.card};
    box-shadow: calc(-1 * ${space[20]}) 0 ${color.surface.card}, ${space[20]} 0 ${color.surface.card};
  }
  [data-part='total'] { bottom: calc(${footRoom}); }
  [data-part='action'] { bottom: 0; }
  [data-part='action'] > * { scroll-margin-bottom: calc(-2 * (${footRoom})); }
  & > * > [role='alert'], & > * > [role='status'] { position: sticky; top: ${space[8]}; }
  ${media.belowMd} {
    overflow: visible;
    [data-part='total'], [data-part='action'], & > * > [role='alert'], & > * > [role='status'] { position: static; }
  }
`;

export const Block = styled.div`
  padding: ${space[14]} ${space[20]} ${space[20]};
  &:first-child { padding: 18px ${space[20]} ${space[14]}; }
  & + & { border-top: ${border.width.default} solid ${color.border.default}; }
  & > h2 { margin-bottom: ${space[8]}; }
  & > [role='alert'], & > [role='status'] { margin-bottom: ${space[8]}; }
  & > [data-part='action'] { margin-bottom: calc(-1 * ${space[12]}); padding: ${space[12]} 0; }
  ${media.belowSm} { & > [data-part='action'] { display: none; } }
`;

/* Parts of the price: a rule over the purses, as wide as the panel. */
export const Split = styled.div`
  margin: ${space[14]} calc(-1 * ${space[20]}) 0;
  padding: ${space[14]} ${space[20]} 0;
  border-top: ${border.width.default} solid ${color.border.default};
`;

export const After = styled.p`
  margin-top: ${space[12]};
  ${text('small', color.text.tertiary)}
  text-align: center;
  & > svg { display: inline; vertical-align: -2px; }
`;

/* How long the money lasts, close under what is left of it. */
export const Lasts = styled(After)`
  margin-top: ${space[4]};
`;

/** A word that acts inside a line of text. */
export const Change = styled.button`
  min-height: ${size.target};
  padding: 0 ${space[4]};
  border: 0;
  background: none;
  ${text('small', color.text.action)}
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: ${border.width.strong} solid ${color.border.focus}; border-radius: ${radius.sm}; }
`;

export const Promise = styled.p`
  display: flex;
  gap: ${space[6]};
  margin-top: ${space[12]};
  /* Nothing at the end: the sentence and its link fill the line to the pixel. */
  padding-left: ${space[4]};
  ${text('small', color.text.tertiary)}
  & > svg { margin-top: 3px; }
`;
