'use client';
import { GlobalStyle } from '@compute-market/components/global-style';
import { useServerInsertedHTML } from 'next/navigation';
import { useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** The recipe of the readme: the page that is drawn ahead comes with its styles. */
export function StyleRegistry({ children }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return <>{styles}</>;
  });
  const page = (
    <>
      <GlobalStyle />
      {children}
    </>
  );
  return typeof window === 'undefined' ? <StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager> : page;
}
