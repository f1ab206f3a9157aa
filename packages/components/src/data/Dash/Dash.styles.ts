import { styled } from 'styled-components';
import { visuallyHidden } from '../../styles/text';

/* Holds the hidden words where the dash stands. */
export const Root = styled.span`
  position: relative;
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;
