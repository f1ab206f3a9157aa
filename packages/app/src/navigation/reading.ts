import { RouterContextProvider, type MiddlewareFunction } from 'react-router-dom';
import { markAutomatic } from '../api/automatic';

const ofTimers = new WeakSet<object>();
let starting = false;

/**
 * Starts to read the screen again though nobody asked: a timer or the network's return did. Only what starts before `start` returns is meant, so whatever
 * a person does while the answers are awaited is the person's own (decisions 32).
 */
export function readByItself(start: () => unknown) {
  starting = true;
  try {
    start();
  } finally {
    starting = false;
  }
}

/** The router makes one context for each reading, at the moment it is started. */
export function contextOfReading() {
  const context = new RouterContextProvider();
  if (starting) ofTimers.add(context);
  return context;
}

/** Marks the calls of a reading that nobody asked for. A person who is on the way to another page asked for that one. */
export const markReading: MiddlewareFunction = ({ request, context }) => {
  const [here] = window.location.href.split('#');
  if (ofTimers.has(context) && request.url === here) markAutomatic(request.signal);
};
