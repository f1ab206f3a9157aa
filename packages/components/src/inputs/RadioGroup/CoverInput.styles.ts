import { styled } from 'styled-components';

/* The radio or box covers its label: the whole label is the target, and the browser keeps arrow keys and one tab stop. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
