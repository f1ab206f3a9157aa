import { vars } from '@compute-market/tokens';
import { styled, type StyledComponent } from 'styled-components';
import { media } from '../../styles/media';
import { cardSurface } from '../../styles/surface';
import { text } from '../../styles/text';

const { border, color, space } = vars;

export const Root = styled.div`
  display: grid;
  grid-template-columns: var(--figure-columns, repeat(auto-fit, minmax(0, 1fr)));
  ${cardSurface}
  ${media.belowMd} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.belowXs} { grid-template-columns: minmax(0, 1fr); }
`;

/** Inner lines stop 16 px before the edges of the card. Bare, for content that draws its own three lines, such as a RunwayMeter. On small screens label and figure share a line where nothing else stands on it and both fit: four figures stay within half a screen. */
export const Cell: StyledComponent<'div'> = styled.div`
  position: relative;
  min-width: 0;
  padding: ${space[16]} ${space[20]};
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    top: ${space[16]};
    bottom: ${space[16]};
    left: 0;
    width: ${border.width.default};
    background: ${color.border.default};
  }
  ${media.belowMd} {
    &:nth-child(odd)::before { content: none; }
    &:nth-child(n + 3)::after {
      content: '';
      position: absolute;
      top: 0;
      right: ${space[16]};
      left: ${space[16]};
      height: ${border.width.default};
      background: ${color.border.soft};
    }
  }
  ${media.belowXs} {
    padding: ${space[12]} ${space[16]};
    &:not(:first-child)::before { content: ''; inset: 0 ${space[16]} auto; width: auto; height: ${border.width.default}; background: ${color.border.soft}; }
    &:nth-child(n + 3)::after { content: none; }
    &[data-component='Figure'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 ${space[12]};
      > * { flex: 1 0 100%; }
      > [data-line='label']:not(:has(> :nth-child(2))), > [data-line='value']:not(:has(> :nth-child(2))) { flex: none; max-width: 100%; }
      > [data-line='value'] { margin: 0; }
    }
  }
`;

/** Lines of fixed height: whatever stands at their ends, all figures of a strip share one baseline. */
export const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[12]};
  min-width: 0;
  &[data-line='label'] { height: 20px; ${text('small')} }
  &[data-line='value'] { height: 32px; margin: ${space[4]} 0; }
  &[data-line='note'] { flex-wrap: wrap; row-gap: 0; }
`;

export const Label = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  ${text('small', color.text.secondary)}
`;

export const Value = styled.div`
  display: flex;
  align-items: baseline;
  ${text('figure', color.text.strong)}
  white-space: nowrap;
  [data-tone='danger'] > * > & { color: ${color.danger.text}; }
  [data-tone='warning'] > * > & { color: ${color.status.warn.text}; }
  [data-tone='quiet'] > * > & { color: ${color.text.secondary}; }
`;

/** The small word after a figure: 台, 天, /小时. */
export const FigureUnit: StyledComponent<'span'> = styled.span`
  margin: 0 ${space[6]} 0 ${space[4]};
  ${text('dense', color.text.secondary)}
  &:last-child { margin-right: 0; }
`;

/* The end of the note, a word or two that leads on, goes below the note rather than break. */
export const Note = styled.div`
  min-width: 0;
  min-height: 20px;
  ${text('small', color.text.secondary)}
  &[data-part='note-end'] { flex: none; white-space: nowrap; }
`;
