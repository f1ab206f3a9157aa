import { vars } from '@compute-market/tokens';
import { keyframes, styled } from 'styled-components';
import { centred } from '../../styles/flex';
import { media } from '../../styles/media';
import { spin } from '../../styles/motion';
import { text } from '../../styles/text';

const { color, duration, easing, font, space } = vars;

export const Root = styled.div`
  margin-top: ${space[12]};
  text-align: center;
`;

export const Line = styled.div`
  display: flex;
  ${centred}
  gap: ${space[8]};
  min-height: 22px;
`;

const pulse = keyframes`50% { opacity: 0.35; }`;

export const Pulse = styled.span`
  display: inline-flex;
  color: ${color.action.default};
  animation: ${pulse} calc(2 * ${duration.spin}) ${easing.linear} infinite;
  ${media.reducedMotion} { animation: none; }
`;

export const Spinner = styled.span`
  display: inline-flex;
  color: ${color.action.default};
  ${spin}
`;

export const Word = styled.span`
  color: ${color.text.strong};
  font-weight: ${font.weight.semibold};
  &[data-state='paid'] { color: ${color.status.ok.text}; }
  &[data-state='failed'] { color: ${color.danger.text}; }
`;

export const Left = styled.span`
  color: ${color.text.secondary};
`;

export const Clock = styled.span`
  color: ${color.text.strong};
  font-weight: ${font.weight.medium};
`;

export const Hint = styled.div`
  margin-top: ${space[4]};
  min-height: 20px;
  ${text('small', color.text.tertiary)}
  &[data-late] { color: ${color.status.warn.text}; }
`;
