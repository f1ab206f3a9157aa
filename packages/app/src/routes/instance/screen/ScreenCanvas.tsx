import { styled } from 'styled-components';

/** What a machine draws on: as large as it says, and never larger than there is room. */
export const ScreenCanvas = styled.canvas`
  display: block;
  max-width: 100%;
  max-height: 100%;
  margin: auto;
  object-fit: contain;
  cursor: default;
  touch-action: none;
`;
