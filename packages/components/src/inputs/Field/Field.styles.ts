import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column } from '../../styles/flex';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { color, font, size, space } = vars;

export const Root = styled.div`
  ${column}
  min-width: 0;

  &[data-layout='row'] { flex-direction: row; gap: ${space[12]}; }
  ${media.belowXs} {
    &[data-layout='row'] { flex-direction: column; gap: 0; }
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: baseline;
  margin-bottom: ${space[6]};
  ${text('dense')}

  [data-layout='row'] > & {
    flex: none;
    align-items: center;
    min-width: 72px;
    height: ${size.control.md};
    margin-bottom: 0;
  }
  ${media.belowXs} {
    [data-layout='row'] > & { height: auto; margin-bottom: ${space[6]}; }
  }
`;

export const labelStyle = `
  color: ${color.text.secondary};
  overflow-wrap: anywhere;
`;

export const Label = styled.label`
  ${labelStyle}
`;

export const GroupLabel = styled.span`
  ${labelStyle}
`;

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
  > [data-variant='text'] { margin-right: calc(-1 * ${space[10]}); }
`;

/* Boxes for text fill the field; what is as wide as its words elsewhere is so here too, unless it asks for the whole width. */
export const Body = styled.div`
  ${column}
  flex: 1;
  min-width: 0;
  > :is(button, a, label, [data-component='ButtonGroup'], [data-component='Segmented']):not([data-block]) { align-self: flex-start; }
`;

/* The place of the message is kept, so that nothing jumps when it comes. It stands nearer to its own control than to the next label. */
export const Line = styled.div`
  margin-top: ${space[4]};
  ${text('small', color.text.tertiary)}
  line-height: ${space[16]};
  overflow-wrap: anywhere;

  &[data-reserve] { min-height: ${vars.text.small.line}; padding-bottom: ${space[4]}; }
  &:not([data-reserve]):empty { display: none; }
`;

export const Message = styled.span`
  display: flex;
  gap: ${space[4]};
  align-items: flex-start;
  color: ${color.danger.text};
  font-weight: ${font.weight.regular};
  svg { margin-top: 1px; }
`;
