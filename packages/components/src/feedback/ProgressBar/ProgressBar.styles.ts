import { vars } from '@compute-market/tokens';
import { keyframes, styled } from 'styled-components';
import { row } from '../../styles/flex';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { color, duration, easing, radius, space } = vars;

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

export const Root = styled.div`
  ${row}
  gap: ${space[8]};
  min-width: 0;
  ${text('small', color.text.secondary)}
`;

export const Track = styled.div`
  flex: 1;
  min-width: 48px;
  height: ${space[6]};
  border-radius: ${radius.full};
  background: ${color.surface.track};
  overflow: hidden;
`;

export const Fill = styled.div`
  width: 100%;
  height: 100%;
  border-radius: ${radius.full};
  background: ${color.action.default};
  transform: translateX(calc(var(--value) - 100%));
  transition: transform ${duration.dialog} ${easing.in};

  [data-tone='ok'] & { background: ${color.status.ok.icon}; }
  [data-tone='warn'] & { background: ${color.status.warn.icon}; }
  [data-tone='err'] & { background: ${color.status.err.icon}; }
  [data-indeterminate] & { width: 40%; animation: ${run} ${duration.sweep} ${easing.linear} infinite; }
  ${media.reducedMotion} {
    [data-indeterminate] & { transform: translateX(75%); animation: none; }
  }
`;
