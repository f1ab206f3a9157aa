import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../styles/text';

/* The button is as high as the field, which is higher under a finger. */
export const Root = styled.div`
  position: relative;
  display: flex;
  gap: ${vars.space[8]};
  min-width: 0;
  > :first-child { flex: 1; }
  > button { flex: none; align-self: stretch; width: 128px; height: auto; padding: 0; }
`;

export const Announcement = styled.span`
  ${visuallyHidden}
`;
