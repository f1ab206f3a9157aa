import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { OrderPage } from './form.mjs';

hydrateRoot(document.getElementById('root'), createElement(OrderPage), {
  onRecoverableError: (error) => console.error(error),
});
