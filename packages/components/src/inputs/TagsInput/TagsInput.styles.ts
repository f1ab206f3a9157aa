import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { wrappingRow } from '../../styles/flex';
import { media } from '../../styles/media';
import { text, visuallyHidden } from '../../styles/text';
import { controlFrame, Input as TextInput } from '../TextField/TextControl.styles';

const { color, size, space } = vars;

export const Root = styled.div`
  position: relative;
  min-width: 0;
`;

/** The box of a text field, as high as its rows of tags. */
export const Frame = styled.div`
  ${controlFrame}
  ${wrappingRow}
  gap: ${space[4]} ${space[6]};
  padding: ${space[2]} ${space[10]};
  cursor: text;

  && { height: auto; min-height: ${size.control.md}; }
  &&[data-size='lg'] { min-height: ${size.control.lg}; }
  &&[data-size='touch'] { min-height: ${size.control.xl}; }
  &&[data-size='sm'] { min-height: ${size.control.sm}; padding-block: 0; }
  ${media.coarse} { && { min-height: ${size.control.touch}; } }
  &[data-disabled] { cursor: not-allowed; }
`;

export const List = styled.ul`
  display: contents;
  list-style: none;
`;

export const Item = styled.li`
  display: inline-flex;
  min-width: 0;
  max-width: 100%;
`;

export const Input = styled(TextInput)`
  flex: 1 1 ${space[64]};
  width: ${space[64]};
  height: ${space[24]};
`;

export const Quiet = styled.span`
  ${visuallyHidden}
`;

/** Where no field stands around to say it. */
export const Problem = styled.div`
  ${text('small', color.danger.text)}
  overflow-wrap: anywhere;
  &:not(:empty) { margin-top: ${space[4]}; }
`;
