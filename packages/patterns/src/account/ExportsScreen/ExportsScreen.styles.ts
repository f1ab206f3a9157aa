import { styled } from 'styled-components';

/** The name of a file, which breaks anywhere rather than widen its column. */
export const FileName = styled.strong`
  font-weight: inherit;
  overflow-wrap: anywhere;
`;
