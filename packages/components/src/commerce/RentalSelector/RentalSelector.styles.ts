import { vars } from '@compute-market/tokens';
import { css, styled } from 'styled-components';
import { centred, wrappingRow } from '../../styles/flex';
import { focusOutline } from '../../styles/focus';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { border, color, duration, easing, font, radius, size, space } = vars;

/* A container of its own: where a cell would be narrower than a finger, the ruler becomes chips. */
export const Root = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

export const Head = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[12]};
`;

export const Note = styled.span`
  ${text('small', color.text.tertiary)}
`;

export const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  &:disabled { cursor: not-allowed; }
`;

export const Cell = styled.label`
  position: relative;
  display: flex;
  ${centred}
  height: 36px;
  padding-bottom: ${space[4]};
  ${text('small', color.text.secondary)}
  line-height: 1;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${duration.hover} ${easing.in};

  &::after {
    content: '';
    position: absolute;
    right: -0.5px;
    bottom: 0;
    width: ${border.width.default};
    height: 5px;
    background: ${color.border.strong};
  }
  &:last-child::after { content: none; }
  &[data-major] { color: ${color.text.strong}; font-weight: ${font.weight.medium}; }
  &[data-major]::after { height: 9px; background: ${color.border.hover}; }
  &:hover { background: ${color.surface.hover}; }
  &:has(:focus-visible) { ${focusOutline} outline-offset: 0; border-radius: ${radius.sm}; }

  &[data-place='before'] { background: ${color.surface.selected}; color: ${color.status.info.text}; }
  &[data-place='chosen'] { background: ${color.action.default}; color: ${color.text.onAction}; font-weight: ${font.weight.semibold}; }
  &[data-place='chosen']::after { content: none; }

  ${media.forcedColors} {
    &[data-place='chosen'] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;

const chips = css`
  grid-auto-flow: row;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[8]} ${space[6]};
  border: 0;
  background: none;
  & > ${Cell} {
    height: ${size.control.touch};
    padding: 0;
    border: ${border.width.default} solid ${color.border.default};
    border-radius: ${radius.sm};
  }
  & > ${Cell}:not([data-place='chosen']) { background: ${color.surface.card}; color: ${color.text.body}; }
  & > ${Cell}::after { content: none; }
  & > ${Cell}[data-place='chosen'] { border-color: ${color.action.default}; }
`;

/* 24 px a cell is the smallest target: where 29 days or 23 hours are narrower than that, they become chips. */
export const Ruler = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin-top: ${space[16]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.sm};
  background: ${color.surface.card};
  & > :first-child { border-radius: 3px 0 0 3px; }
  & > :last-child { border-radius: 0 3px 3px 0; }

  @container (max-width: 697px) { &[data-unit='day'] { ${chips} } }
  @container (max-width: 553px) { &[data-unit='hour'] { ${chips} } }
  @container (max-width: 411px) { &[data-unit='month'] { ${chips} } }
  ${media.belowSm} { ${chips} }

  &[data-disabled] > ${Cell} { background: ${color.surface.disabled}; color: ${color.text.disabled}; cursor: not-allowed; }
  &[data-disabled] > ${Cell}[data-place='chosen'] { border-color: transparent; background: ${color.border.strong}; color: ${color.text.secondary}; }
`;

export const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[16]};
  margin-top: ${space[8]};
  ${text('small', color.text.tertiary)}
  b { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
`;

export const DueTime = styled.span`
  color: ${color.text.strong};
`;

export const Cheaper = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  color: ${color.status.warn.text};
`;
