import { vars } from '@compute-market/tokens';
import { css, keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(360deg); }`;

/** Turns a drawing of work in progress. */
export const spin = css`
  animation: ${turn} ${vars.duration.spin} linear infinite;
`;
