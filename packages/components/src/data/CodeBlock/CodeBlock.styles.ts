import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/focus';
import { text } from '../../styles/text';

const { border, color, font, radius, space } = vars;

export const Root = styled.div`
  position: relative;
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.inner};
  background: ${color.surface.sunken};
  & > span { position: absolute; top: ${space[6]}; right: ${space[6]}; border-radius: ${radius.sm}; background: ${color.surface.sunken}; }
`;

export const CodeText = styled.pre`
  max-height: 420px;
  margin: 0;
  padding: ${space[10]} ${space[40]} ${space[10]} ${space[12]};
  border-radius: ${radius.inner};
  outline: none;
  ${text('mono', color.text.strong)}
  font-family: ${font.family.mono};
  white-space: pre;
  overflow-wrap: normal;
  overflow: auto;
  tab-size: 4;
  && > code { padding: 0; background: none; font-size: inherit; }
  &:focus-visible { ${focusRing} }
`;
