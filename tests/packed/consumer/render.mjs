// Draws the page on the server with the nonce it is given, and prints the whole document.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { OrderPage } from './form.mjs';

const nonce = process.argv[2];
const sheet = new ServerStyleSheet({ nonce });
const page = renderToString(sheet.collectStyles(createElement(OrderPage)));
process.stdout.write(`<!doctype html><html lang="zh-CN"><head><meta name="sc-nonce" content="${nonce}">
<link rel="stylesheet" href="/tokens.css">${sheet.getStyleTags()}</head>
<body><div id="root">${page}</div><script type="module" src="/hydrate.js"></script></body></html>`);
