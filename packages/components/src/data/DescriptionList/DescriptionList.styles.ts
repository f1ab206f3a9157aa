import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, space, text: type } = vars;

export const Root = styled.dl`
  min-width: 0;
  &[data-dense] { font-size: ${type.dense.size}; line-height: ${type.dense.line}; }
`;

export const Row = styled.div`
  display: flex;
  gap: ${space[16]};
  padding: 3px 0;
  [data-layout='between'] > & { justify-content: space-between; }
  [data-layout='rows'] > & { align-items: center; min-height: 36px; padding: ${space[6]} 0; }
  [data-layout='rows'] > &:not(:last-child) { border-bottom: ${border.width.default} solid ${color.border.soft}; }
`;

export const Term = styled.dt`
  flex: none;
  color: ${color.text.secondary};
  [data-layout='rows'] > * > & { width: var(--term-width, 72px); }
`;

export const Detail = styled.dd`
  min-width: 0;
  color: ${color.text.strong};
  overflow-wrap: anywhere;
  [data-layout='between'] > * > & { text-align: right; }
  [data-layout='rows'] > * > & { flex: 1; }
`;

export const Action = styled.dd`
  flex: none;
`;
