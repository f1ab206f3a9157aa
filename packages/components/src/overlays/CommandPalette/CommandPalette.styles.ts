import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { bareButton } from '../../styles/bare';
import { media } from '../../styles/media';
import { ellipsis, text, visuallyHidden } from '../../styles/text';
import { Popup as ModalPopup } from '../modal.styles';
import { LayerTitle } from '../layer-parts';

const { border, color, font, radius, size, space } = vars;

const line = `${border.width.default} solid ${color.border.soft}`;

export const Popup = styled(ModalPopup)`
  max-height: min(100%, 520px);
  ${media.belowSm} { && { max-height: 100%; height: 100%; } }
`;

export const Title = styled(LayerTitle)`
  ${visuallyHidden}
`;

export const Search = styled.div`
  ${row}
  flex: none;
  gap: ${space[10]};
  padding: 0 ${space[16]};
  border-bottom: ${line};
  color: ${color.text.tertiary};
`;

/* The whole window is its field, and it always has the focus: a ring would say nothing. */
export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 52px;
  ${bareButton}
  outline: none;
  color: ${color.text.strong};
  font-size: ${vars.text.section.size};
  &::placeholder { color: ${color.text.tertiary}; opacity: 1; }
`;

export const List = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: 0 ${space[8]} ${space[8]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding: ${space[32]} 0 ${space[8]};
  &:empty { display: none; }
`;

export const Group = styled.div`
  padding-top: ${space[4]};
`;

export const GroupLabel = styled.div`
  padding: ${space[8]} ${space[8]} ${space[4]};
  ${text('small', color.text.tertiary)}
`;

export const Option = styled.div`
  ${row}
  gap: ${space[10]};
  min-height: 36px;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.sm};
  color: ${color.text.body};
  cursor: pointer;
  scroll-margin: ${space[8]};
  &[data-active] { background: ${color.surface.selected}; color: ${color.text.strong}; }
  &[aria-disabled] { color: ${color.text.disabled}; cursor: not-allowed; }
  ${media.belowSm} { min-height: ${size.control.xl}; }
  ${media.forcedColors} { &[data-active] { outline: ${border.width.strong} solid Highlight; outline-offset: calc(-1 * ${border.width.strong}); } }
`;

export const Wording = styled.span`
  flex: 1;
  min-width: 0;
  ${ellipsis}
`;

export const Reason = styled.span`
  margin-left: ${space[8]};
  ${text('small', color.text.tertiary)}
`;

export const Note = styled.span`
  flex: none;
  max-width: 40%;
  ${text('small', color.text.tertiary)}
  ${ellipsis}
`;

export const None = styled.p`
  padding: ${space[32]} ${space[16]};
  color: ${color.text.secondary};
  text-align: center;
`;

export const Count = styled.div`
  ${visuallyHidden}
`;

export const Hints = styled.div`
  display: flex;
  flex: none;
  gap: ${space[16]};
  padding: ${space[8]} ${space[16]};
  border-top: ${line};
  background: ${color.surface.sunken};
  ${text('small', color.text.tertiary)}
  > span { display: inline-flex; gap: ${space[4]}; align-items: center; }
  ${media.belowSm} { display: none; }
`;

export const Key = styled.kbd`
  min-width: ${space[20]};
  padding: 0 ${space[4]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.sm};
  background: ${color.surface.card};
  color: ${color.text.secondary};
  font-family: ${font.family.body};
  font-size: ${vars.text.micro.size};
  line-height: ${vars.text.micro.line};
  text-align: center;
`;
