export { isLostPiece, laterPiece, lazyPiece, loadPiece, onLostPiece } from './lazyPiece';
