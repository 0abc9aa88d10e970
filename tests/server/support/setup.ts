/** Runs before each test file; its imports are evaluated once per worker. */
import './quickHashes.mjs';
