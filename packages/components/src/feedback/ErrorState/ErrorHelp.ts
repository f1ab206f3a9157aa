import { createContext, type ReactNode } from 'react';

/** Where else to turn when another try does not help: a link to customer service, which a page gives once for all the panels in it. */
export const ErrorHelp = createContext<ReactNode>(null);
