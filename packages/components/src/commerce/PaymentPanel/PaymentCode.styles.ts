import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred, column } from '../../styles/flex';
import { scannableCode } from '../../styles/scannable-code';
import { text } from '../../styles/text';

const { color, opacity, radius, space } = vars;

export const Place = styled.div`
  position: relative;
  ${column}
  ${centred}
  gap: ${space[12]};
  width: 100%;
  height: 100%;
  text-align: center;
`;

export const CodeImage = styled.img`
  ${scannableCode}
  width: 100%;
  height: 100%;
  [data-state='expired'] > & { opacity: ${opacity.expired}; }
`;

export const CenterMark = styled.span`
  position: absolute;
  top: 50%;
  left: 50%;
  padding: ${space[4]};
  border-radius: ${radius.md};
  background: ${color.qr.light};
  transform: translate(-50%, -50%);
`;

export const Glyph = styled.span`
  display: flex;
  color: ${color.text.tertiary};
  [data-state='expired'] > & { position: absolute; top: 50%; left: 50%; transform: translate(-50%, -50%); }
  &[data-tone='ok'] { color: ${color.status.ok.icon}; }
  &[data-tone='err'] { color: ${color.status.err.icon}; }
`;

export const Reason = styled.span`
  position: relative;
  padding: 0 ${space[12]};
  ${text('small', color.text.secondary)}
  overflow-wrap: anywhere;
  [data-state='generating'] > & { position: absolute; }
`;

export const Balance = styled.span`
  ${column}
  ${text('small', color.text.tertiary)}
`;
