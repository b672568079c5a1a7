import { spawn } from 'node:child_process';

/** A PostgreSQL program's environment: nothing of the operator's own PG* variables reaches it. */
export function programEnvironment(libraryPath: string | undefined): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    TZ: 'UTC',
    ...(libraryPath && { LD_LIBRARY_PATH: libraryPath }),
  };
}

interface Outcome {
  code: number | null;
  output: string;
}

/** Runs a program to its end; one that cannot be started ends with code null. */
export function runProgram(
  [program = '', ...args]: string[],
  { env, input = '' }: { env: NodeJS.ProcessEnv; input?: string },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, cwd: '/' });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
    // A program that ends without reading its input is judged by its exit code, not by the pipe.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
