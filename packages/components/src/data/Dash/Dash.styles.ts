import { styled } from 'styled-components';
import { visuallyHidden } from '../../styles/text';

export const Root = styled.span`
  /* Holds the hidden words where the dash stands. */
  position: relative;
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;
