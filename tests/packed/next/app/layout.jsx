import '@compute-market/tokens/fonts.css';
import '@compute-market/tokens/tokens.css';
import { StyleRegistry } from './StyleRegistry';

export const metadata = { title: '陌生的应用', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="zh-CN">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
