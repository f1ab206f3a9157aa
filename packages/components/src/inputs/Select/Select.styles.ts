import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { media } from '../../styles/media';
import { ellipsis, text } from '../../styles/text';
import { controlFrame } from '../TextField/TextControl.styles';

const { border, color, font, layer, radius, shadow, size, space } = vars;

/* The arrow covers the end of a long choice, which a drawn select does not shorten. */
const rootStyle = `
  ${controlFrame}
  position: relative;
  display: flex;

  > [data-part='arrow'] {
    position: absolute;
    inset: 0 0 0 auto;
    display: inline-flex;
    align-items: center;
    padding: 0 ${space[8]} 0 ${space[4]};
    border-radius: ${radius.sm};
    background: inherit;
    color: ${color.text.tertiary};
    pointer-events: none;
  }
  &[data-disabled] > [data-part='arrow'] { color: ${color.text.disabled}; }
`;
export const Root = styled.div`${rootStyle}`;

/* Where the engine lets the list be drawn, and a pointer opens it, it looks like our menus; elsewhere, and under fingers, it is the system's own. */
const controlStyle = `
  width: 100%;
  min-width: 0;
  padding: 0 ${space[28]} 0 ${space[10]};
  border: 0;
  outline: none;
  appearance: none;
  background: transparent;
  ${text('body')}
  color: inherit;
  cursor: pointer;
  ${ellipsis}

  [data-size='lg'] > &, [data-size='touch'] > & { padding-left: ${space[12]}; }
  &:has(option:is([value=''], [hidden]):checked) { color: ${color.text.tertiary}; }
  &:disabled { color: ${color.text.disabled}; opacity: 1; cursor: not-allowed; }
  ${media.coarse} { font-size: ${vars.text.section.size}; }

  ${media.hover} {
    @supports (appearance: base-select) {
      &, &::picker(select) { appearance: base-select; }
      & { display: block; align-content: center; min-height: 0; }
      &::picker-icon { display: none; }
      &::picker(select) {
        z-index: ${layer.overlay};
        min-width: anchor-size(width);
        max-height: min(360px, 70vh);
        margin: ${space[4]} 0;
        padding: ${space[4]};
        border: 0;
        border-radius: ${radius.md};
        background: ${color.surface.card};
        box-shadow: ${shadow.overlay};
      }
      option {
        ${row}
        gap: ${space[8]};
        min-height: ${space[32]};
        padding: 0 ${space[8]} 0 ${space[12]};
        border-radius: ${radius.sm};
        color: ${color.text.body};
        line-height: ${vars.text.body.line};
      }
      option::checkmark {
        order: 1;
        margin-left: auto;
        width: ${size.icon.sm};
        height: ${space[8]};
        border: solid ${color.text.action};
        border-width: 0 0 ${border.width.strong} ${border.width.strong};
        content: '';
        transform: rotate(-45deg) scale(0.72);
      }
      option:not(:checked)::checkmark { visibility: hidden; }
      option:hover, option:focus-visible { background: ${color.surface.hover}; }
      option:focus-visible { outline: ${border.width.strong} solid ${color.border.focus}; outline-offset: calc(-1 * ${space[2]}); }
      option:checked { background: ${color.surface.selected}; color: ${color.text.action}; font-weight: ${font.weight.semibold}; }
      option:disabled { color: ${color.text.disabled}; }
      option[hidden] { display: none; }
    }
  }
`;
export const Control = styled.select`${controlStyle}`;

export const Fact = styled.span`
  flex: 1;
  ${text('small', color.text.tertiary)}
  text-align: end;
  option:disabled & { color: inherit; }
`;
