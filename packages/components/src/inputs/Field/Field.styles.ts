import { breakpoint, vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column } from '../../styles/flex';
import { text } from '../../styles/text';

const { color, font, size, space } = vars;

/*
 * A form draws these many times, so the root alone has rules, as one text (see `buttonStyle`), and the parts within are bare elements.
 * Boxes for text fill the field; what is as wide as its words elsewhere is so here too, unless it asks for the whole width. So is the
 * label: a press beside its words goes nowhere. The place of the message is kept, so that nothing jumps when it comes; it stands
 * nearer to its own control than to the next label.
 */
const rootStyle = `
  ${column}
  min-width: 0;
  > [data-part='head'] { margin-bottom: ${space[6]}; ${text('dense', color.text.secondary)} overflow-wrap: anywhere; }
  > div[data-part='head'] { display: flex; gap: ${space[8]}; align-items: baseline; }
  > :is(button, a, label, [data-component='ButtonGroup'], [data-component='Segmented']):not([data-block]) { align-self: flex-start; justify-self: start; }

  > [data-part='message'] { margin-top: ${space[4]}; ${text('small', color.text.tertiary)} line-height: ${space[16]}; overflow-wrap: anywhere; }
  > [data-reserve] { min-height: ${vars.text.small.line}; padding-bottom: ${space[4]}; }
  > [data-part='message']:not([data-reserve]):empty { display: none; }

  @media (min-width: ${breakpoint.xs}px) {
    &[data-layout='row'] {
      display: grid;
      grid-template-columns: max-content minmax(0, 1fr);
      column-gap: ${space[12]};
      align-content: start;
      align-items: start;
      > [data-part='head'] { grid-row: span 2; align-items: center; min-width: 72px; height: ${size.control.md}; margin-bottom: 0; }
      > :not([data-part='head']) { grid-column: 2; }
    }
  }
`;
export const Root = styled.div`${rootStyle}`;

export const Required = styled.span`
  margin-right: ${space[2]};
  color: ${color.danger.text};
`;

export const Optional = styled.span`
  margin-left: ${space[4]};
  color: ${color.text.tertiary};
`;

/* The word of a text button ends where the field does; the room that its press needs lies outside. */
export const Action = styled.span`
  flex: none;
  margin-left: auto;
  color: ${color.text.body};
  > [data-variant='text'] { margin-right: calc(-1 * ${space[10]}); }
`;

export const Message = styled.span`
  display: flex;
  gap: ${space[4]};
  align-items: flex-start;
  color: ${color.danger.text};
  font-weight: ${font.weight.regular};
  svg { margin-top: 1px; }
`;
