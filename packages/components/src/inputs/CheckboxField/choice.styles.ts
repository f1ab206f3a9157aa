import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { color, size, space } = vars;

/** A control with its words: checkbox, switch and radio share it. */
export const ChoiceRoot = styled.div`
  min-width: 0;
`;

/* The control stands on the first line of its words. */
const labelStyle = `
  display: inline-flex;
  gap: ${space[8]};
  align-items: flex-start;
  min-height: ${size.target};
  padding: 1px 0;
  color: ${color.text.body};
  cursor: pointer;
  overflow-wrap: anywhere;

  > input { margin-top: calc((${vars.text.body.line} - ${size.icon.md}) / 2); }
  > input[role='switch'] { margin: -1px 0; }
  &:has(:disabled) { color: ${color.text.disabled}; cursor: not-allowed; }
  ${media.coarse} {
    align-items: center;
    min-height: ${size.control.touch};
    > input, > input[role='switch'] { margin: 0; }
  }
`;
export const ChoiceLabel = styled.label`${labelStyle}`;

export const ChoiceHint = styled.span`
  display: block;
  ${text('small', color.text.tertiary)}
`;

export const ChoiceError = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: flex-start;
  ${text('small', color.danger.text)}
  svg { margin-top: 3px; }
`;
