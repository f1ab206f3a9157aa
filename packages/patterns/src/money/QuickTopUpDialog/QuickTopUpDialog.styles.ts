import { media } from '@compute-market/components/styles';
import { styled } from 'styled-components';

/** Beside the button; over it on small screens. */
export const NoteRoom = styled.div`
  margin-right: auto;
  ${media.belowSm} { width: 100%; text-align: center; }
`;
