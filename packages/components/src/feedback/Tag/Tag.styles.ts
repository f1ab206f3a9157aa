import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred } from '../../styles/flex';
import { bareButton } from '../../styles/bare';
import { focusRing } from '../../styles/focus';

const { border, color, size, space, text, font } = vars;

export const Root = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${space[4]};
  align-items: center;
  max-width: 100%;
  min-height: ${space[20]};
  padding: 0 ${space[6]};
  border-radius: 3px;
  background: ${color.status.mute.surface};
  color: ${color.text.secondary};
  font-size: ${text.small.size};
  font-weight: ${font.weight.regular};
  line-height: ${text.line.line};
  overflow-wrap: anywhere;

  &[data-tone='info'] { background: ${color.status.info.surface}; color: ${color.status.info.text}; }
  &[data-tone='ok'] { background: ${color.status.ok.surface}; color: ${color.status.ok.text}; }
  &[data-tone='warn'] { background: ${color.status.warn.surface}; color: ${color.status.warn.text}; }
  &[data-tone='err'] { background: ${color.status.err.surface}; color: ${color.status.err.text}; }
  &[data-tone='keep'] { background: ${color.status.keep.surface}; color: ${color.status.keep.text}; }
  &[data-tone='line'] { border: ${border.width.default} solid ${color.border.default}; background: ${color.surface.card}; }
`;

/* Drawn 16, hit as the smallest allowed target. */
export const Remove = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  ${centred}
  width: ${space[16]};
  height: ${space[16]};
  margin-right: calc(-1 * ${space[4]});
  ${bareButton}
  border-radius: 3px;
  color: inherit;
  cursor: pointer;

  &:hover { background: ${color.surface.track}; color: ${color.text.strong}; }
  &:focus-visible { ${focusRing} }
  &::after { content: ''; position: absolute; inset: calc((${space[16]} - ${size.target}) / 2); }
`;
