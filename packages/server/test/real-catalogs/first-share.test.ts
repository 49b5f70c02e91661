import { proveRealFiles } from '../fixture/prove-real-files.ts';
import { shareOfFiles } from '../fixture/real-files.ts';

proveRealFiles(shareOfFiles(1));
