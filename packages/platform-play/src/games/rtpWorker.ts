import { parentPort, workerData } from 'node:worker_threads'
import { analyse, findGameModel } from '@marquee/game-math'

const { rtp } = analyse(findGameModel(String(workerData)))
parentPort?.postMessage(rtp)
