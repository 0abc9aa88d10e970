/** Before each file of tests; what it imports is evaluated once in a worker. */
import './quickHashes.mjs';
