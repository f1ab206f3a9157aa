import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Room = styled.div`
  display: grid;
  gap: ${vars.space[16]};
`;

/** Beside the button; over it on small screens. */
export const NoteRoom = styled.div`
  margin-right: auto;
  ${media.belowSm} { width: 100%; text-align: center; }
`;
