import { createContext } from 'react';

/** Whether filters stand in the sheet of small screens, where each is large and has its label over it. */
export const InSheet = createContext(false);
