import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, duration, easing, radius, space } = vars;

export const Root = styled.div`
  width: 100%;
  height: ${space[6]};
  border-radius: ${radius.full};
  background: ${color.surface.track};
  overflow: hidden;
  &[data-size='lg'] { height: ${space[8]}; }
  &[data-unknown] { background: none; }
`;

export const Fill = styled.div`
  width: var(--meter-part);
  height: 100%;
  border-radius: ${radius.full};
  background: ${color.action.default};
  transition: width ${duration.dialog} ${easing.in};
  [data-tone='warning'] > & { background: ${color.gauge.low}; }
  [data-tone='danger'] > & { background: ${color.danger.default}; }
`;
