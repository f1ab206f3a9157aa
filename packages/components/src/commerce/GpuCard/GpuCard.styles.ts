import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred, column, row, wrappingRow } from '../../styles/flex';
import { bareButton } from '../../styles/bare';
import { focusRing } from '../../styles/focus';
import { ellipsis, text } from '../../styles/text';

const { border, color, duration, easing, font, layer, radius, shadow, size, space, text: type } = vars;

export const Root = styled.article`
  position: relative;
  ${column}
  min-width: 0;
  min-height: 317px;
  padding: ${space[20]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.surface.card};
  transition: box-shadow ${duration.hover} ${easing.in}, border-color ${duration.hover} ${easing.in};

  &[data-layout='desktop']:hover { border-color: ${color.action.ring}; box-shadow: ${shadow.raised}; }
  &[data-layout='desktop']:hover [data-part='rent'] { border-color: ${color.action.default}; background: ${color.action.default}; color: ${color.text.onAction}; }
  &[data-layout='desktop'] [data-part='rent']:hover { border-color: ${color.action.hover}; background: ${color.action.hover}; }
  &[data-layout='phone'] { min-height: 189px; padding: ${space[16]}; }
`;

export const Head = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: flex-start;
`;

export const Titles = styled.div`
  flex: 1;
  min-width: 0;
  padding-top: 1px;
`;

export const NameLine = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: baseline;
  justify-content: space-between;
`;

/* A model's name wraps, it never shrinks or ends in dots: it is what people look for. */
export const Name = styled.h3`
  ${text('section')}
  line-height: ${type.body.line};
  overflow-wrap: anywhere;
  [data-sold-out] & { color: ${color.text.tertiary}; }
`;

/* The whole card opens the detail; what can be pressed in it lies above. Before the application stands it is drawn as words, which cover nothing. */
export const Detail = styled.button`
  ${bareButton}
  color: inherit;
  font-weight: inherit;
  text-align: start;
  button& { cursor: pointer; }
  button&::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.md}; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { ${focusRing} }
`;

export const Place = styled.div`
  ${text('small', color.text.tertiary)}
  ${ellipsis}
`;

export const Specs = styled.dl`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) minmax(0, 1fr);
  margin: ${space[16]} 0 ${space[14]};
`;

export const Spec = styled.div`
  min-width: 0;
  white-space: nowrap;
  & + & { padding-left: ${space[14]}; border-left: ${border.width.default} solid ${color.border.soft}; }
  & > dt { ${text('line')} color: ${color.text.tertiary}; }
  & > dd {
    margin: 0;
    color: ${color.text.strong};
    font-size: ${type.page.size};
    font-weight: ${font.weight.medium};
    line-height: 26px;
  }
  [data-sold-out] & > dd { color: ${color.text.tertiary}; }
`;

export const Unit = styled.span`
  margin-left: ${space[2]};
  color: ${color.text.secondary};
  font-size: ${type.small.size};
  font-weight: ${font.weight.regular};
`;

export const Type = styled.span`
  ${text('micro', color.text.tertiary)}
  [data-layout='phone'] & { font-size: ${type.small.size}; }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[8]};
  margin: ${space[12]} 0 ${space[8]};
  ${text('dense', color.text.secondary)}
  b { color: ${color.text.strong}; font-weight: ${font.weight.medium}; }
  [data-sold-out] & b { color: ${color.text.tertiary}; }
`;

export const Stock = styled.div`
  ${column}
  justify-content: flex-end;
  gap: ${space[6]};
  min-height: 34px;
  &[data-phone] { min-height: 7px; }
`;

export const StockLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[8]};
  ${text('small', color.text.tertiary)}
  b { color: ${color.text.secondary}; font-weight: ${font.weight.regular}; }
`;

/* Lies in the line of the stock; on a phone below the gauge, as high as a finger, above the button that covers the card. */
export const Wish = styled.div`
  position: relative;
  ${row}
  gap: ${space[4]};
  margin: calc(-1 * ${space[4]}) 0 calc(-1 * ${space[4]}) auto;
  ${text('small', color.text.secondary)}
  & > button { padding: 0 ${space[4]}; }
  [data-layout='phone'] & { margin: 0 0 calc(-1 * ${space[14]}) auto; }
  [data-layout='phone'] & > button { justify-content: flex-end; min-width: ${size.control.touch}; height: ${size.control.touch}; padding-right: 0; }
`;

export const StockUnknown = styled.span`
  margin: auto 0;
  ${text('small', color.text.tertiary)}
`;

export const Extra = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[6]};
  min-height: ${size.control.sm};
  margin: ${space[14]} 0 ${space[16]};
  ${text('small')}
`;

export const Counts = styled.div`
  position: relative;
  ${row}
  gap: ${space[6]};
`;

export const CountsLabel = styled.span`
  margin-right: ${space[2]};
  color: ${color.text.tertiary};
`;

export const Count = styled.a`
  display: inline-flex;
  ${centred}
  width: ${space[28]};
  height: ${size.control.sm};
  padding: 0;
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.sm};
  background: none;
  color: ${color.text.body};
  font-size: ${type.small.size};

  &:is(a):hover { border-color: ${color.action.default}; color: ${color.text.action}; text-decoration: none; }
  &:focus-visible { ${focusRing} }
  &[data-impossible] { border-color: transparent; background: ${color.surface.disabled}; color: ${color.text.disabled}; text-decoration: line-through; cursor: not-allowed; }
`;

export const Compare = styled.label`
  position: relative;
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  min-height: ${size.target};
  color: ${color.text.secondary};
  cursor: pointer;
`;

export const Foot = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: flex-end;
  justify-content: space-between;
  margin-top: auto;
  padding-top: ${space[14]};
  border-top: ${border.width.default} solid ${color.border.soft};
  & > a, & > button { flex: none; }
  [data-layout='phone'] > & { align-items: center; border-top: 0; }
  & :is(a, button) { position: relative; }
  [data-layout='phone'] > & > :is(a, button) { height: ${size.control.touch}; }
`;

export const Sum = styled.div`
  ${column}
  align-items: flex-start;
  min-width: 0;
  min-height: 48px;
  [data-sold-out] && [data-part='amount'], [data-sold-out] && [data-part='sign'] { color: ${color.text.tertiary}; }
`;

export const Note = styled.div`
  ${text('small', color.text.tertiary)}
  white-space: nowrap;
`;

export const Failed = styled.div`
  ${row}
  min-height: 48px;
  ${text('dense', color.text.tertiary)}
`;

export const HintHost = styled.span`
  position: relative;
  display: inline-flex;
`;

/* Hidden, not absent: it describes its control to screen readers all the time. */
export const Hint = styled.span`
  position: absolute;
  bottom: calc(100% + ${space[6]});
  left: 50%;
  z-index: ${layer.sticky};
  width: max-content;
  max-width: 240px;
  padding: ${space[6]} ${space[10]};
  border-radius: ${radius.inner};
  background: ${color.surface.card};
  ${text('small', color.text.body)}
  box-shadow: ${shadow.overlay};
  visibility: hidden;
  opacity: 0;
  pointer-events: none;
  transform: translateX(-50%);
  transition: opacity ${duration.menu} ${easing.in}, visibility ${duration.menu};
  ${HintHost}:hover > &, ${HintHost}:focus-within > & { visibility: visible; opacity: 1; }
  ${HintHost}:hover > & { transition-delay: ${duration.menuOpen}; }
`;
