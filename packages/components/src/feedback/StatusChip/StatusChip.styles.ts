import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { spin } from '../../styles/motion';

const { color, font, radius, space, text } = vars;

export const Root = styled.span`
  display: inline-flex;
  flex: none;
  gap: 5px;
  align-items: center;
  height: 22px;
  padding: 0 ${space[8]} 0 ${space[6]};
  border-radius: ${radius.sm};
  background: ${color.status.mute.surface};
  color: ${color.status.mute.text};
  font-size: ${text.small.size};
  font-weight: ${font.weight.medium};
  line-height: 1;
  white-space: nowrap;

  &[data-tone='ok'] { background: ${color.status.ok.surface}; color: ${color.status.ok.text}; }
  &[data-tone='ok'] svg { color: ${color.status.ok.icon}; }
  &[data-tone='info'] { background: ${color.status.info.surface}; color: ${color.status.info.text}; }
  &[data-tone='warn'] { background: ${color.status.warn.surface}; color: ${color.status.warn.text}; }
  &[data-tone='err'] { background: ${color.status.err.surface}; color: ${color.status.err.text}; }
  &[data-tone='keep'] { background: ${color.status.keep.surface}; color: ${color.status.keep.text}; }
`;

export const Icon = styled.span`
  display: inline-flex;
  &[data-spinning] { ${spin} }
`;
