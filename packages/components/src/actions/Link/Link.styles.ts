import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusOutline } from '../../styles/focus';
import { visuallyHidden } from '../../styles/text';

const { color, duration, easing, radius, space } = vars;

export const Root = styled.a`
  color: ${color.text.action};
  border-radius: ${radius.sm};
  text-decoration: none;
  text-underline-offset: ${space[4]};
  transition: color ${duration.hover} ${easing.in};

  &[data-tone='strong'] { color: ${color.text.strong}; }
  &[data-tone='quiet'] { color: ${color.text.secondary}; }
  &[data-tone='danger'] { color: ${color.danger.text}; }
  &[data-underline] { text-decoration: underline; }

  &:hover { color: ${color.action.hover}; text-decoration: underline; }
  &[data-tone='danger']:hover { color: ${color.danger.fillActive}; }
  &:focus-visible { ${focusOutline} }
  &[data-icon] { display: inline-flex; align-items: center; gap: ${space[4]}; }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
