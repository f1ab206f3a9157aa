import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../styles/text';

export const Root = styled.div`
  position: relative;
  display: flex;
  gap: ${vars.space[8]};
  min-width: 0;
  > :first-child { flex: 1; }
  > button { flex: none; width: 128px; padding: 0; }
`;

export const Announcement = styled.span`
  ${visuallyHidden}
`;
