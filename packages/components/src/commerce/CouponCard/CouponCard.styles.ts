import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred, column, row } from '../../styles/flex';
import { media } from '../../styles/media';
import { cardSurface } from '../../styles/surface';
import { ellipsis, text } from '../../styles/text';

const { border, color, duration, easing, font, radius, shadow, space, text: type } = vars;

/**
 * The parts of a card are plain elements under one styled one: a wall holds hundreds, and a styled element takes longer to draw than a plain one.
 * The notches take the colour of what lies under the card: set --under where that is not white.
 * Long sums shrink, so that none leaves its face; small ones take the darker red of small signs.
 */
/* The card's size hangs on nothing inside it, so words that are off the screen need not be laid out. Tags take one row: what does not fit is cut, the card keeps its height. 领取中 is one sign shorter than 立即领取; the wider padding keeps the button as wide as it was. */
export const Root = styled.article`
  --face: ${color.danger.subtle};
  --ink: ${color.price.default};
  --sign: ${color.price.sign};
  --seam: 108px;
  position: relative;
  display: grid;
  grid-template-columns: var(--seam) minmax(0, 1fr);
  min-width: 0;
  height: 136px;
  ${cardSurface}
  transition: box-shadow ${duration.hover} ${easing.in};

  &[data-tone='recharge'] { --face: ${color.action.subtle}; --ink: ${color.text.action}; --sign: ${color.text.action}; }
  &[data-tone='dead'] { --face: ${color.surface.disabled}; --ink: ${color.text.secondary}; --sign: ${color.text.secondary}; }
  &:not([data-tone='dead'], [data-state='claimed'], [data-layout='strip']):hover { box-shadow: ${shadow.raised}; }

  &::before, &::after {
    content: '';
    position: absolute;
    left: calc(var(--seam) - 7px);
    width: ${space[14]};
    height: ${space[8]};
    border: ${border.width.default} solid ${color.border.default};
    background: var(--under, ${color.surface.card});
  }
  &::before { top: -1px; border-top-color: transparent; border-radius: 0 0 ${space[8]} ${space[8]}; }
  &::after { bottom: -1px; border-bottom-color: transparent; border-radius: ${space[8]} ${space[8]} 0 0; }

  > [data-part='face'] {
    ${column}
    ${centred}
    border-right: ${border.width.default} dashed ${color.border.strong};
    border-radius: 7px 0 0 7px;
    background: var(--face);
  }
  > [data-part='face'] > [data-part='amount'] {
    ${text('priceOrder')}
    color: var(--ink);
    white-space: nowrap;
    &[data-length='long'] { font-size: ${type.switch.size}; }
    &[data-length='longest'] { font-size: ${type.section.size}; color: var(--sign); }
    > small { color: var(--sign); font-size: ${type.section.size}; font-weight: ${font.weight.semibold}; }
  }
  > [data-part='face'] > [data-part='condition'] {
    margin-top: ${space[2]};
    padding: 0 ${space[4]};
    ${text('line', color.text.secondary)}
    text-align: center;
  }

  > [data-part='body'] {
    content-visibility: auto;
    ${column}
    min-width: 0;
    padding: ${space[12]} ${space[16]} ${space[12]} ${space[20]};
  }
  > [data-part='body'] > h3 { ${text('group')} line-height: ${type.small.line}; ${ellipsis} }
  &[data-tone='dead'] > [data-part='body'] > h3 { color: ${color.text.secondary}; }
  &[data-state='used'], &[data-state='expired'] { > [data-part='body'] > h3 { padding-right: 56px; } }
  > [data-part='body'] > [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]};
    height: 20px;
    margin-top: ${space[4]};
    overflow: hidden;
  }
  > [data-part='body'] > [data-part='foot'] {
    ${row}
    justify-content: space-between;
    gap: ${space[8]};
    margin-top: auto;
    > button, > a { flex: none; }
    > [data-loading][data-size='sm']:not([data-icon]) { padding: 0 9px; }
  }
  > [data-part='body'] > [data-part='foot'] > [data-part='lines'] {
    min-width: 0;
    min-height: 36px;
    ${text('line', color.text.tertiary)}
    > div { min-height: 18px; }
    > :first-child { ${ellipsis} }
  }
  [data-urgency] { font-weight: ${font.weight.medium}; }
  [data-urgency='soon'] { color: ${color.status.warn.text}; }
  [data-urgency='urgent'] { color: ${color.danger.text}; }

  > [data-part='stamp'] {
    position: absolute;
    top: ${space[12]};
    right: ${space[14]};
    display: grid;
    width: 52px;
    height: 52px;
    place-items: center;
    border: 1.5px solid ${color.border.strong};
    border-radius: ${radius.full};
    ${text('small', color.text.tertiary)}
    transform: rotate(-14deg);
    &::before { content: ''; position: absolute; inset: 3px; border: ${border.width.default} dashed ${color.border.strong}; border-radius: ${radius.full}; }
  }

  ${media.belowSm} { --seam: 96px; }
  &[data-layout='strip'] {
    --seam: 68px;
    ${row}
    gap: ${space[12]};
    height: 64px;
    padding-right: ${space[14]};
    > button, > a { flex: none; height: ${space[28]}; margin-left: auto; }
    > [data-part='face'] { flex: none; width: var(--seam); height: 100%; background: none; }
    > [data-part='face'] > [data-part='amount'] {
      line-height: ${type.section.line};
      &:not([data-length]) { font-size: ${type.switch.size}; }
      &[data-length] { font-size: ${type.body.size}; color: var(--sign); }
      > small { font-size: ${type.body.size}; }
    }
    > [data-part='body'] { flex: 1; padding: 0; }
    > [data-part='body'] > h3 { font-size: ${type.dense.size}; }
    > [data-part='body'] > [data-part='condition'] { ${text('line')} color: ${color.text.tertiary}; ${ellipsis} }
    > [data-part='stamp'] { display: none; }
  }
  ${media.forcedColors} { &::before, &::after { content: none; } }
`;
