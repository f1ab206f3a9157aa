import { Toolbar } from '@base-ui/react/toolbar';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { media } from '../../styles/media';
import { text } from '../../styles/text';
import { toolStrip } from './MarkdownEditor.styles';

const { border, color, space } = vars;

export const Bar = styled(Toolbar.Root)`
  ${toolStrip}
  && > button[aria-pressed='true'] { background: ${color.action.subtle}; color: ${color.text.action}; }
  ${media.belowXs} { gap: ${space[2]}; padding: ${space[6]}; }
  ${media.coarse} { gap: ${space[16]}; }
  ${media.forcedColors} {
    && > button[aria-pressed='true'] { outline: ${border.width.default} solid Highlight; }
  }
`;

export const Divider = styled(Toolbar.Separator)`
  width: ${border.width.default};
  height: ${space[16]};
  background: ${color.border.default};
`;

export const Hint = styled.span`
  margin-left: auto;
  padding: 0 ${space[4]};
  ${text('small', color.text.secondary)}
  ${media.belowXs} { display: none; }
`;

export const LinkForm = styled.form`
  display: grid;
  gap: ${space[12]};
  width: 280px;
  max-width: 100%;
`;

export const LinkActions = styled.div`
  display: flex;
  gap: ${space[8]};
  justify-content: flex-end;
`;
