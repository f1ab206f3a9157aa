export { isLostPiece, lazyPiece, loadPiece, onLostPiece } from './lazyPiece';
